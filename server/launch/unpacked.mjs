// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Counts how many of the packages that this machine gets are unpacked, each time it is asked.
 *
 * @param {string} root
 * @returns {() => string}
 */
export function unpackedBelow(root) {
  const folders = wantedFolders(readLock(join(root, 'package-lock.json')), machineHere())
  return () => {
    const unpacked = folders.filter((folder) => existsSync(join(root, folder, 'package.json')))
    return `${unpacked.length} of ${folders.length} packages unpacked`
  }
}

/**
 * Where the lock file puts the packages that this kind of machine gets. Those of other systems stay away, and with them
 * what only they need.
 *
 * @param {Record<string, Package>} packages
 * @param {Machine} machine
 *
 * @typedef {{ platform: string, arch: string, libc?: string | false }} Machine
 * @typedef {{ version?: string, integrity?: string, os?: Fitting, cpu?: Fitting, libc?: Fitting } & Needs} Package
 * @typedef {Partial<Record<Need, Record<string, string>>>} Needs
 * @typedef {string | string[]} Fitting
 * @typedef {'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies'} Need
 */
export function wantedFolders(packages, { platform, arch, libc }) {
  const isWanted = ({ os, cpu, libc: flavor }) => fits(os, platform) && fits(cpu, arch) && fits(flavor, libc)
  const wanted = new Set([''])
  for (const folder of wanted) {
    for (const name of needsOf(packages[folder])) {
      const found = foundFrom(packages, folder, name)
      if (found && isWanted(packages[found])) wanted.add(found)
    }
  }
  return [...wanted].slice(1)
}

/**
 * Whether npm has installed what the lock file asks for. Their times say nothing: a lock file is as new as its checkout.
 *
 * @param {string} root
 */
export function isAsLocked(root) {
  const note = join(root, 'node_modules/.package-lock.json')
  return existsSync(note) && isSame(readLock(join(root, 'package-lock.json')), readLock(note), machineHere())
}

/**
 * Whether every package this machine wants was installed from the very bytes that are asked for. More than that does no harm.
 *
 * @param {Record<string, Package>} asked
 * @param {Record<string, Package>} installed
 * @param {Machine} machine
 */
export function isSame(asked, installed, machine) {
  return wantedFolders(asked, machine).every((folder) => {
    const { version, integrity } = asked[folder]
    return installed[folder]?.version === version && installed[folder]?.integrity === integrity
  })
}

/** How many packages npm says it has installed. @param {string} root */
export function installedCount(root) {
  return Object.keys(readLock(join(root, 'node_modules/.package-lock.json'))).length
}

function needsOf({ dependencies, devDependencies, optionalDependencies, peerDependencies }) {
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
}

/** Looked for as Node does: beside the asker's own packages first, then further out. */
function foundFrom(packages, asker, name) {
  for (let place = asker; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const candidate = `${place && `${place}/`}node_modules/${name}`
    if (candidate in packages) return candidate
    if (!place) return undefined
  }
}

/** Either names all that fit, or with `!` those that do not. */
function fits(given, mine) {
  const all = [given ?? []].flat()
  if (all.includes(`!${mine}`)) return false
  return all.length === 0 || all.includes(mine) || all.every((one) => one.startsWith('!'))
}

/** Linux comes with one of two C libraries, and packages are made for either. */
export function machineHere() {
  const { platform, arch, report } = process
  const libc = platform === 'linux' && (report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')
  return { platform, arch, libc }
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
