import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SourceFile } from './imports.ts'
import { firstSegmentsIn, laws, plan, slugsIn } from './plan.ts'

const CODE = /\.([cm]?[jt]sx?|astro)$/
const NOT_OURS = /^(\..*|node_modules|dist|data|docs|studio|test-results|playwright-report)$/

const house = readHouse()

describe('the plan of the house', () => {
  test.each(Object.entries(laws))('is observed: %s', (_, law) => {
    expect(law(house)).toEqual([])
  })

  test('finds the files, slugs and routes of the whole house', () => {
    const empty = ['locales', 'content-seeds', 'widgets']
    const rooms = Object.keys(plan).filter((room) => !empty.includes(room))
    expect(rooms.filter((room) => !house.some(({ file }) => file.startsWith(`${room}/`)))).toEqual([])
    expect(slugsIn(house).length).toBeGreaterThan(5)
    expect(firstSegmentsIn(house).length).toBeGreaterThan(5)
  })
})

function readHouse(): SourceFile[] {
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.test(entry.name))
    .flatMap(({ name }) => readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => join(name, file)))
    .filter((file) => CODE.test(file) && !/\/(node_modules|\.next)\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}
