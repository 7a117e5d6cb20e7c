import { expect, test } from 'vitest'
import { hasRoomFor } from './room-for-files.ts'

const MEGABYTE = 1_048_576
const full = { all: 2048 * MEGABYTE, own: 0, networks: 4 }

test.each([
  ['while there is room', { ...full, all: 100 * MEGABYTE, own: 100 * MEGABYTE }, true],
  ['of a network that has sent none', full, true],
  ['of one that holds less than its share', { ...full, own: 511 * MEGABYTE }, true],
  ['of one that holds its share', { ...full, own: 512 * MEGABYTE }, false],
  ['of anybody before the disk is full', { ...full, all: 4096 * MEGABYTE }, false],
])('a file is accepted as long as its sender and the disk have room: %s', (_, stored, isRoom) => {
  expect(hasRoomFor(MEGABYTE, stored)).toBe(isRoom)
})
