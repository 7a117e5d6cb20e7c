// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { draw } from '../../../tests/draw.tsx'
import { OpenStores } from './OpenStores.tsx'

const stores = [{ name: 'Turku', since: '20.11.2026 klo 9.00' }]

test('open stores are closed once that is confirmed, and the focus goes to their heading', async () => {
  const sent = vi.fn(async () => Response.json({ isClosed: true }))
  vi.stubGlobal('fetch', sent)
  const { place, press, redraw } = await draw(<OpenStores staff="7" stores={stores} mayClose />)
  await press('Kirjaa ulos myymälöistä')
  expect(sent).not.toHaveBeenCalled()
  await press(place.querySelector<HTMLElement>('dialog [type=submit]') ?? undefined)
  await vi.waitFor(() => expect(place.querySelector('[role=status]')?.textContent).toBe('Myymälät on suljettu.'))
  await redraw(<OpenStores staff="7" stores={[]} mayClose />)
  expect(sent).toHaveBeenCalledOnce()
  expect(place.querySelector('button')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(place.querySelector('h3')))
})

test('confirming it does not save the document that the stores stand in', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ isClosed: true }))
  const save = vi.fn()
  const { place, press } = await draw(
    <form onSubmit={save}>
      <OpenStores staff="7" stores={stores} mayClose />
    </form>,
  )
  await press('Kirjaa ulos myymälöistä')
  await press(place.querySelector<HTMLElement>('dialog [type=submit]') ?? undefined)
  await vi.waitFor(() => expect(place.querySelector('[role=status]')?.textContent).toBe('Myymälät on suljettu.'))
  expect(save).not.toHaveBeenCalled()
})

test('stores stay open where closing them is not confirmed', async () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', sent)
  const { press, place } = await draw(<OpenStores staff="7" stores={stores} mayClose />)
  await press('Kirjaa ulos myymälöistä')
  await press('Sulje tekemättä mitään')
  expect(sent).not.toHaveBeenCalled()
  expect(place.querySelector('dialog')).toBeNull()
})

test('staff who are no administrators see open stores and close none', async () => {
  const { place } = await draw(<OpenStores staff="7" stores={stores} mayClose={false} />)
  expect(place.textContent).toContain('Turku')
  expect(place.querySelector('button')).toBeNull()
})
