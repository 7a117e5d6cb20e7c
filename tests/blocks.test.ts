import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allBlocks } from '#cms/blocks/all-blocks.ts'
import { Block } from '#contracts/blocks.ts'

const members = Block.def.options.flatMap((member) => member.shape.type.def.values as string[]).toSorted()
const schemas = allBlocks.map(({ slug }) => slug).toSorted()
const components = readdirSync('site/blocks')
  .filter((file) => file.endsWith('.astro'))
  .map((file) =>
    file
      .slice(0, -'.astro'.length)
      .replace(/\B[A-Z]/g, (letter) => `-${letter}`)
      .toLowerCase(),
  )
  .toSorted()

/** Promised by the contract, and not built yet. */
const awaited: string[] = []
const built = members.filter((type) => !awaited.includes(type))

test('every block of the contract has a schema', () => expect(schemas).toEqual(built))
test('every block of the contract has a component', () => expect(components).toEqual(built))
