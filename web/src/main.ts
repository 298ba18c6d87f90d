import './app/fonts.css'
import './theme.css'
import './app/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { locale } from './core/i18n.svelte'

document.documentElement.lang = locale.language
await locale.load()
mount(App, { target: document.getElementById('app')! })
