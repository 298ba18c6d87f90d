import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import english from '../../../src/soucoupe/texts/page.en.ftl?raw'
import french from '../../../src/soucoupe/texts/page.fr.ftl?raw'
import Feeling from './Feeling.svelte'
import { FEELINGS } from './feelings'

describe.each(FEELINGS)('the feeling %s', (name) => {
  it('has a drawing of its own', () => {
    const drawn = (one: (typeof FEELINGS)[number]) =>
      render(Feeling, { name: one }).container.querySelector('svg')!.innerHTML
    const others = FEELINGS.filter((one) => one !== name)
    expect(others.map(drawn)).not.toContain(drawn(name))
    expect(drawn(name)).toContain('<')
  })

  it.each([english, french])('is named and told in words', (texts) => {
    expect(texts).toContain(`\nfeeling-${name} = `)
    expect(texts).toContain(`\nreplay-felt-${name} = `)
  })
})
