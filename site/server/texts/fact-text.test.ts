import { expect, test } from 'vitest'
import type { Fact } from '#contracts/facts.ts'
import { textOf } from '#locales/texts.ts'
import { factText } from './fact-text.ts'

test.each<[Fact, string, string]>([
  [{ kind: 'text', attribute: 'brand', id: null, text: 'Aurakivi' }, 'Merkki', 'Aurakivi'],
  [{ kind: 'codes', attribute: 'shape', id: null, codes: ['panto'] }, 'Muoto', 'Panto'],
  [{ kind: 'codes', attribute: 'suitableFor', id: null, codes: ['women', 'men'] }, 'Kenelle', 'Naisille, miehille'],
  [{ kind: 'number', attribute: 'weight', id: null, number: 27.5 }, 'Paino', '27,5 g'],
  [{ kind: 'axis', attribute: 'power', id: null, values: [-8, -6, 0, 2, 4] }, 'Vahvuudet', '−8,00 – +4,00'],
  [{ kind: 'axis', attribute: 'baseCurve', id: null, values: [8, 8.45] }, 'Kaarevuus (BC)', '8,0, 8,45 mm'],
  [{ kind: 'axis', attribute: 'addition', id: null, values: ['Low', 'High'] }, 'Lukulisä (ADD)', 'Low, High'],
  [
    {
      kind: 'sizes',
      attribute: 'size',
      id: null,
      sizes: [{ size: 'M', lensWidth: 50, noseBridge: 21, templeLength: 145 }],
    },
    'Koot ja mitat',
    'M 50□21–145 mm',
  ],
])('%j is written as %s: %s', (fact, label, value) => {
  expect(factText(textOf('fi', 'attributes'), fact)).toEqual({ label, value })
})
