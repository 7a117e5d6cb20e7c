import { expect, test } from 'vitest'
import { hasRoomFor } from './room-for-files.ts'

const MEGABYTE = 1_048_576
const full = { all: 2048 * MEGABYTE, own: 0, networks: 4 }

test.each([
  ['a file is accepted while the disk has room', { ...full, all: 100 * MEGABYTE, own: 100 * MEGABYTE }, true],
  ['a file of a network that has sent none is accepted', full, true],
  ['a file of a network below its share is accepted', { ...full, own: 511 * MEGABYTE }, true],
  ['a file of a network that has used its share is refused', { ...full, own: 512 * MEGABYTE }, false],
  ['every file is refused before the disk is full', { ...full, all: 4096 * MEGABYTE }, false],
])('%s', (_, stored, isRoom) => {
  expect(hasRoomFor(MEGABYTE, stored)).toBe(isRoom)
})
