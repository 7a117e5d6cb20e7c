// @vitest-environment happy-dom
import { expect, test } from 'vitest'
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
