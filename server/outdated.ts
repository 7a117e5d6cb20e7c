import { spawnSync } from 'node:child_process'

interface Installed {
  /** Left out of what is not installed here. */
  current?: string
  latest: string
}

/** What `npm run outdated` prints of npm's report: a dependency a line that is behind by more than a minor version. */
export function behind(report: string): string[] {
  const read = (report.trim() ? JSON.parse(report) : {}) as Record<string, Installed | Installed[]>
  if (read['error']) return ['The registry could not be asked, so nothing is known of newer versions.']
  const lines = Object.entries(read).flatMap(([name, found]) =>
    [found].flat().flatMap(({ current, latest }) => (isFar(current, latest) ? [`${name} ${current} → ${latest}`] : [])),
  )
  return lines.length > 0 ? lines : ['No dependency is behind by more than a minor version.']
}

function isFar(current: string | undefined, latest: string): boolean {
  const [major = 0, minor = 0] = (current ?? latest).split('.').map(Number)
  const [lastMajor = 0, lastMinor = 0] = latest.split('.').map(Number)
  return lastMajor > major || (lastMajor === major && lastMinor > minor + 1)
}

if (import.meta.main) {
  const npm = spawnSync('npm outdated --json --fetch-retries=0', { shell: true, encoding: 'utf8', timeout: 120_000 })
  console.log(behind(npm.stdout || (npm.status === 0 ? '' : '{"error":{}}')).join('\n'))
}
