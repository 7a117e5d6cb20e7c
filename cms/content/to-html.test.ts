import { expect, test } from 'vitest'
import { toHtml } from './to-html.ts'

const text = (words: string) => ({ type: 'text', text: words, format: 0, version: 1 })
const item = (words: string, value: number) => ({ type: 'listitem', value, version: 1, children: [text(words)] })

function htmlOf(...children: object[]): string {
  return toHtml({ root: { type: 'root', version: 1, children } }, () => null)
}

test.each(['ul', 'ol'])(
  'rich text renders a list as <%s> without attributes, as the content policy requires',
  (tag) => {
    const list = { type: 'list', tag, listType: 'bullet', version: 1, children: [item('a < b', 1), item('c', 2)] }
    expect(htmlOf(list)).toBe(`<${tag}><li>a &lt; b</li><li>c</li></${tag}>`)
  },
)

test('rich text renders a link to a missing document as plain text', () => {
  const link = { type: 'link', version: 1, children: [text('lue')], fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 1 } } } // prettier-ignore
  expect(htmlOf({ type: 'paragraph', version: 1, children: [link] })).toBe('<p>lue</p>')
})
