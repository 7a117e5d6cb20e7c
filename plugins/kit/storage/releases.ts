import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnusableDatabase } from './unusable-database.ts'

/** A release of the shop. A database of any release opens in every later one. */
export interface Release {
  version: string
  /** The migrations that it added. */
  migrations: string[]
  /** The migrations that were merged into these, all of which a database may have instead. */
  formerly?: Formerly
}

interface Formerly {
  names: string[]
  /** What the code of this release no longer finishes: documents by collection, as each engine finds them. */
  unfinished: { collection: string; sqlite: string; mongodb: Record<string, unknown> }[]
  /** The fields that documents on MongoDB lose, by collection. SQLite loses their columns. */
  unset: Record<string, string[]>
}

/** A release whose former migrations a database has. */
export type MergedRelease = Release & { formerly: Formerly }

/** The releases that a folder of migrations lists, oldest first. Beside the snapshot the list would count as the newest one. */
export function releasesIn(folder: string): Release[] {
  const file = join(folder, 'releases/list.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : []
}

/** The release that a database counts as which has exactly these migrations, from before they were merged. */
export function mergedRelease(folder: string, applied: readonly string[]): MergedRelease | undefined {
  return releasesIn(folder).find(
    (release): release is MergedRelease =>
      release.formerly?.names.length === applied.length &&
      release.formerly.names.every((name) => applied.includes(name)),
  )
}

/** A database that the former version must work through first. */
export function unfinished(database: string, collection: string): UnusableDatabase {
  return new UnusableDatabase(
    `${database} holds ${collection} that the former version has not finished. Start that one, let it run for two hours, and start this one then.`,
  )
}
