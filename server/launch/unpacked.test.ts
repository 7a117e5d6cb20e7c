import { expect, test } from 'vitest'
import { wantedFolders } from './unpacked.mjs'

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
