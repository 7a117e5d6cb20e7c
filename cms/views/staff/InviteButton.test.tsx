// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draw } from '../../../tests/draw.tsx'
import { InviteButton } from './InviteButton.tsx'

test('the next one invited inherits nothing of the one before', async () => {
  const { press, fields } = await draw(<InviteButton stores={[]} />)
  const isAdmin = () => fields('Pääkäyttäjä')[0]
  await press('Kutsu työntekijä')
  await press(isAdmin()!)
  expect(isAdmin()?.checked).toBe(true)
  await press('Sulje tekemättä mitään')
  await press('Kutsu työntekijä')
  expect(isAdmin()?.checked).toBe(false)
})
