import { expect, test } from 'vitest'
import { ask } from '../ask.ts'

const FRAME = '/kehykset/aurakivi/halinen-tumma-havanna'

test('the size in the address of a frame is the one that is chosen', async () => {
  const { text } = await ask(`${FRAME}?size=M`)
  const [, chosen] = /<input[^>]*name="size"[^>]*data-size="(\w+)"[^>]*\bchecked/.exec(text) ?? []
  expect(chosen).toBe('M')
  expect(text).toContain('/kehykset/aurakivi/halinen-musta?size=M')
})

test.each([`${FRAME}?size=XYZ`, `${FRAME}/linssit?size=XYZ`])(
  '%s, a size that the frame does not have, leads to the frame',
  async (path) => {
    const { status, header } = await ask(path)
    expect([status, header('location')]).toEqual([302, FRAME])
  },
)
