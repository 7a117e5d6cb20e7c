// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patch } from './patch.ts'

const paragraph = fc.stringMatching(/^[a-c]{0,3}$/).map((words) => `<p>${words}</p>`)
const section = fc
  .tuple(fc.constantFrom('text', 'head'), fc.array(paragraph, { maxLength: 4 }))
  .map(([name, parts]) => `<section class="${name}">${parts.join('')}</section>`)
const pages = fc.array(fc.oneof(paragraph, section), { maxLength: 6 }).map((parts) => parts.join(''))

test('a patched page equals what the server sent last', () => {
  fc.assert(
    fc.property(pages, pages, (before, after) => {
      const live = bodyOf(before)
      patch(live, bodyOf(before), bodyOf(after))
      expect(live.innerHTML).toBe(bodyOf(after).innerHTML)
    }),
  )
})

test('unchanged elements stay, including what a reader has opened', () => {
  const before = '<details><summary>A</summary></details><section><p>B</p><p>C</p></section>'
  const live = bodyOf(before)
  const [details, section] = live.children
  const stored = section?.children[0]
  details?.setAttribute('open', '')
  patch(live, bodyOf(before), bodyOf(before.replace('C', 'D')))
  expect(live.querySelector('details')).toBe(details)
  expect(live.querySelector('details')?.hasAttribute('open')).toBe(true)
  expect(live.querySelector('p')).toBe(stored)
  expect(live.textContent).toBe('ABD')
})

test('a part in which a script has built something is replaced as a whole', () => {
  const live = bodyOf('<p>A</p>')
  live.append(document.createElement('canvas'))
  patch(live, bodyOf('<p>A</p>'), bodyOf('<p>B</p>'))
  expect(live.innerHTML).toBe('<p>B</p>')
})

function bodyOf(html: string): HTMLElement {
  const body = document.createElement('div')
  body.innerHTML = html
  return body
}
