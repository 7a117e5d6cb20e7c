import { expect, test } from 'vitest'
import { isSame, wantedFolders } from './unpacked.mjs'

const packages = {
  '': { dependencies: { astro: '7', sharp: '1' }, optionalDependencies: { 'node-linux': '24', 'node-win': '24' } },
  'node_modules/astro': { dependencies: { zod: '4' }, peerDependencies: { vite: '8' } },
  'node_modules/astro/node_modules/zod': {},
  'node_modules/vite': { dependencies: { zod: '3' } },
  'node_modules/zod': {},
  'node_modules/node-linux': { os: ['linux'], cpu: ['x64'] },
  'node_modules/node-win': { os: ['win32'], cpu: ['x64'] },
  'node_modules/sharp': { optionalDependencies: { musl: '1', glibc: '1', browser: '1', unix: '1' } },
  'node_modules/musl': { os: ['linux'], libc: 'musl' },
  'node_modules/glibc': { os: ['linux'], libc: ['glibc'] },
  'node_modules/unix': { os: ['!win32'] },
  'node_modules/browser': { cpu: 'wasm32', dependencies: { runtime: '1' } },
  'node_modules/runtime': {},
}
const everywhere = ['astro', 'astro/node_modules/zod', 'sharp', 'vite', 'zod']

test.each([
  { platform: 'linux', arch: 'x64', libc: 'glibc', more: ['glibc', 'node-linux', 'unix'] },
  { platform: 'win32', arch: 'x64', more: ['node-win'] },
  { platform: 'darwin', arch: 'arm64', more: ['unix'] },
])('$platform on $arch waits for its own packages only', ({ more, ...machine }) => {
  const folders = [...everywhere, ...more].map((folder) => `node_modules/${folder}`)
  expect(wantedFolders(packages, machine).toSorted()).toEqual(folders.toSorted())
})

const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' }
const asked = {
  '': { dependencies: { a: '1', b: '1', windows: '1' } },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/b': { version: '1.0.0', integrity: 'sha512-b' },
  'node_modules/windows': { version: '1.0.0', integrity: 'sha512-w', os: ['win32'] },
}
const [a, b] = [asked['node_modules/a'], asked['node_modules/b']]

test.each([
  { installed: { 'node_modules/a': a, 'node_modules/b': b }, same: true, why: 'what others want is not missed' },
  {
    installed: { 'node_modules/a': a, 'node_modules/b': b, 'node_modules/c': a },
    same: true,
    why: 'more does no harm',
  },
  { installed: { 'node_modules/a': a }, same: false, why: 'one is missing' },
  {
    installed: { 'node_modules/a': a, 'node_modules/b': { ...b, version: '0.9.0' } },
    same: false,
    why: 'one is older',
  },
  { installed: { 'node_modules/a': a, 'node_modules/b': { ...b, integrity: 'x' } }, same: false, why: 'other bytes' },
])('installed as asked is $same: $why', ({ installed, same }) => {
  expect(isSame(asked, installed, machine)).toBe(same)
})
