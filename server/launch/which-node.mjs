// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.

/**
 * Which Node the shop runs on: the one from a package for this platform, or the running one if it is new enough.
 * Otherwise a sentence that says what to install. Packages exist for some platforms only, and for one of Linux's two C
 * libraries.
 *
 * @param {{ platform: string, arch: string, libc?: string | false }} machine
 * @param {string} version of the Node that is here
 * @param {Record<string, string>} packages that may be installed
 * @returns {{ brought: string } | { here: true } | { sentence: string }}
 */
export function whichNode({ platform, arch, libc }, version, packages) {
  const isWindows = platform === 'win32'
  const name = `node-${isWindows ? 'win' : platform}-${arch}`
  if (name in packages && libc !== 'musl') return { patched: `${name}/bin/${isWindows ? 'node.exe' : 'node'}` }

  const [major, minor] = version.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 2)) return { here: true }
  const kind = [platform, arch, libc].filter(Boolean).join(' ')
  return {
    sentence: `This needs Node 24.2 or newer, which npm cannot bring to this machine (${kind}), and this is Node ${version}. Install it from nodejs.org and try again.`,
  }
}

/** Linux has one of two C libraries, and packages are built for one of them. */
export function machineHere() {
  const { platform, arch, report } = process
  const libc = platform === 'linux' && (report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')
  return { platform, arch, libc }
}
