import './app/fonts.css'
import './theme.css'
import './app/base.css'
import { mount } from 'svelte'
import App from './app/App.svelte'
import { tongue } from './core/i18n.svelte'

document.documentElement.lang = tongue.language
await tongue.load()
mount(App, { target: document.getElementById('app')! })
