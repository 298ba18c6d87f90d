import { expect, test } from 'vitest'
import { paragraphs } from './rulePages'

const PAGE = `# Saucers

*Somebody* landed.

## What for {#goal}
Win **most**.

| a | b |
|---|---|
| 1 | 2 |

## The end {#end}
See [goal](#goal).
`

test('a rule page becomes paragraphs with their anchors', () => {
  const found = paragraphs(PAGE)
  expect(found.map(({ id, title }) => [id, title])).toEqual([
    ['', 'Saucers'],
    ['goal', 'What for'],
    ['end', 'The end'],
  ])
  expect(found[0].html).toBe('<p><em>Somebody</em> landed.</p>')
  expect(found[1].html).toContain('<table tabindex="0">')
  expect(found[2].html).toContain('<a href="#goal">goal</a>')
})
