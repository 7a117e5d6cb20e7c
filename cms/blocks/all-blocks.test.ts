import { expect, test } from 'vitest'
import { allBlocks } from './all-blocks.ts'
import { blockPictures } from './block-pictures.ts'

test('each block is in a group and has its own drawing, and no drawing lacks a block', () => {
  expect(Object.keys(blockPictures).sort()).toEqual(allBlocks.map(({ slug }) => slug).sort())
  const drawings = allBlocks.map(({ admin }) => JSON.stringify(admin?.images))
  expect(new Set(drawings).size).toBe(allBlocks.length)
  expect(allBlocks.every(({ admin }) => typeof admin?.group === 'string')).toBe(true)
})
