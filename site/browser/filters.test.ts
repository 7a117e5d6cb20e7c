// @vitest-environment happy-dom
import { expect, test } from 'vitest'

test('after Back the boxes of a filter say what the address says, and an abandoned tick is gone', async () => {
  document.body.innerHTML = `<form data-filters>
    <details data-facet>
      <input type="checkbox" name="brand" value="kulma" checked />
      <input type="checkbox" name="brand" value="sola" />
    </details>
  </form>`
  await import('./filters.ts')
  const boxes = [...document.querySelectorAll('input')]
  const ticked = () => boxes.filter(({ checked }) => checked).map(({ value }) => value)
  const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  boxes.forEach((box) => (box.checked = !box.checked))
  shown(false)
  expect(ticked()).toEqual(['sola'])
  shown(true)
  expect(ticked()).toEqual(['kulma'])
})
