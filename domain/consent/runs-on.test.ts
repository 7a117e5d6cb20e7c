import { expect, test } from 'vitest'
import { runsOn } from './runs-on.ts'

test.each([
  { paths: [], path: '/kehykset', runs: true },
  { paths: ['/kehykset'], path: '/kehykset', runs: true },
  { paths: ['/kehykset'], path: '/kehykset/aurakivi/samppalinna', runs: true },
  { paths: ['/kehykset'], path: '/kehyksetkin', runs: false },
  { paths: ['/kehykset'], path: '/', runs: false },
  { paths: ['/'], path: '/', runs: true },
  { paths: ['/'], path: '/kehykset', runs: false },
  { paths: ['/', '/löydä-myymälä'], path: '/löydä-myymälä', runs: true },
])('a tag on $paths runs on $path: $runs', ({ paths, path, runs }) => {
  expect(runsOn({ paths }, path)).toBe(runs)
})
