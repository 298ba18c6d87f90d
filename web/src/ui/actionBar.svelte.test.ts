import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import ActionBar from './ActionBar.svelte'
import { provideActionBarExtras } from './actionBarExtras'

test('what was asked stays while the answer is on its way, and is not asked again', async () => {
  let isSent = $state(false)
  const props = $state({ question: 'Shove Bo?', note: 'Sure?', isMine: true })
  const Page: typeof ActionBar = (anchor, given) => {
    provideActionBarExtras(() => ({ clock: null, takeBack: null, isSent, t: (id) => id }))
    return ActionBar(anchor, given)
  }
  const page = mount(Page, { target: document.body, props })
  const said = () => document.querySelector('.words')?.textContent
  const heard = () => document.querySelector('[role=status]')?.textContent
  expect([said(), heard()]).toEqual(['Shove Bo? Sure?', 'Shove Bo?'])
  flushSync(() => {
    isSent = true
    props.question = 'Your first card: hide, or act?'
    props.isMine = false
  })
  expect([said(), heard()]).toEqual(['Shove Bo? ui-sent', ''])
  expect(document.querySelector('.mine')).not.toBeNull()
  flushSync(() => (isSent = false))
  expect(said()).toContain('Your first card')
  await unmount(page)
})

test('the coach is asked once; what it says is heard, and hidden by a second tap', async () => {
  let lines = $state<string[]>([])
  let asked = 0
  const props = { question: 'True or false?', isMine: true }
  const Page: typeof ActionBar = (anchor, given) => {
    provideActionBarExtras(() => ({
      clock: null,
      takeBack: null,
      coach: { lines, isAsked: false, ask: () => (asked += 1) },
      t: (id) => id,
    }))
    return ActionBar(anchor, given)
  }
  const page = mount(Page, { target: document.body, props })
  const button = () => document.querySelector<HTMLButtonElement>('button.hint')!
  const heard = () => document.querySelector('.hints')?.textContent?.trim()
  expect([button().textContent, button().ariaExpanded, heard()]).toEqual(['hint-ask', 'false', ''])
  flushSync(() => button().click())
  expect(asked).toBe(1)
  flushSync(() => (lines = ['29 of 100']))
  expect([button().textContent, heard()]).toEqual(['hint-hide', 'hint-title 29 of 100'])
  flushSync(() => button().click())
  expect([asked, heard()]).toEqual([1, ''])
  await unmount(page)
})
