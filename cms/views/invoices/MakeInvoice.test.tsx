// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draw } from '../../../tests/draw.tsx'
import { MakeInvoice } from './MakeInvoice.tsx'

test('a row that was added by mistake goes with what is said of it, and the one in its place has the focus', async () => {
  const { press, type, fields, place } = await draw(<MakeInvoice rates={[2550, 0]} />)
  const names = () => fields('Mistä laskutetaan').map(({ value }) => value)
  const problems = () => [...place.querySelectorAll('.desk-field__problem')].map((one) => one.textContent).join('')
  await press('Tee lasku')
  await type(fields('Mistä laskutetaan')[0], 'Kehys')
  await type(fields('Summa euroina, sis. ALV')[0], '120,00')
  await press('Lisää rivi')
  await press('Lisää rivi')
  expect(document.activeElement).toBe(fields('Mistä laskutetaan')[2])
  await type(fields('Mistä laskutetaan')[2], 'Linssit')
  await press(place.querySelector<HTMLElement>('[type=submit]') ?? undefined)
  expect(document.activeElement).toBe(fields('Mistä laskutetaan')[1])
  expect(problems()).toContain('Rivi 2: kirjoita summa')
  await press('Poista rivi 2')
  expect(names()).toEqual(['Kehys', 'Linssit'])
  expect(problems()).toBe('')
  expect(document.activeElement?.textContent).toMatch(/^Rivi 2/)
  await press('Poista rivi 2')
  expect(place.textContent).not.toContain('Poista rivi')
})
