import { expect, test } from 'vitest'
import { FRAME } from '../../seeded-goods.ts'
import { ask } from '../ask.ts'

const led = async (path: string) => {
  const { status, header } = await ask(path)
  const to = header('location')
  return [status, to === null ? null : decodeURI(to)]
}

test.each([
  ['/KEHYKSET', '/kehykset'],
  ['/Kehykset/?vari=musta', '/kehykset?vari=musta'],
  ['/SV/Kehykset', '/sv/kehykset'],
  ['/SILMÄTERVEYS/Hajataitto', '/silmäterveys/hajataitto'],
  ['/Ostoskori', '/ostoskori'],
  [FRAME.toUpperCase(), FRAME],
])('%s in capitals leads to %s', async (path, to) => {
  expect(await led(path)).toEqual([301, to])
})

test.each(['/EI-OLE', '/Kehykset/Ei-Ole', '/kehykset/A/B/C', '/Vastaanotto/ABC.ics'])(
  '%s, which no page has in small letters, is not found',
  async (path) => {
    expect(await led(path)).toEqual([404, null])
  },
)
