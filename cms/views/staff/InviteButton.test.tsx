// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { draw } from '../../../tests/draw.tsx'
import { InviteButton } from './InviteButton.tsx'

test('the next one invited inherits nothing of the one before', async () => {
  const { press, fields } = await draw(<InviteButton stores={[]} />)
  const adminBox = () => fields('Pääkäyttäjä')[0]
  await press('Kutsu työntekijä')
  await press(adminBox())
  expect(adminBox()?.checked).toBe(true)
  await press('Sulje tekemättä mitään')
  await press('Kutsu työntekijä')
  expect(adminBox()?.checked).toBe(false)
})

test('a store that is missing is said where it is chosen', async () => {
  const refusal = { code: 'staff.store_missing', details: { field: 'store' } }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 422 }))
  const { press, fields } = await draw(<InviteButton stores={[]} />)
  await press('Kutsu työntekijä')
  await press(fields('Myymälän henkilökunta')[0])
  await press('Lähetä kutsu')
  await vi.waitFor(() => expect(fields('Oma myymälä')[0]?.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(fields('Oma myymälä')[0])
})
