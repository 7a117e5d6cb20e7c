import { expect, test } from 'vitest'
import { html } from './html.ts'

test('an HTML template escapes a name, and leaves nested HTML as it is', () => {
  const name = `<img src=x onerror="alert('hei')">`
  const rows = [html`<li>${1}</li>`, html`<li>${'a & b'}</li>`]
  expect(html`<p title="${name}">${name}</p><ul>${rows}</ul>${null}`.html).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;hei&#39;)&quot;&gt;">&lt;img src=x onerror=&quot;alert(&#39;hei&#39;)&quot;&gt;</p>' +
      '<ul><li>1</li><li>a &amp; b</li></ul>',
  )
})
