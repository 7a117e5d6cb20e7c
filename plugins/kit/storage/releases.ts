import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnusableDatabase } from './unusable-database.ts'

/** A release of the shop. A database of any release opens in every later one. */
export interface Release {
  version: string
  /** The migrations that it added. */
  migrations: string[]
  /** What a database has that was made before migrations were merged into these. */
  formerly?: Formerly
}

interface Formerly {
  /** All its migrations. */
  names: string[]
  /** What the code of this release no longer finishes: documents by collection, as each engine finds them. */
  unfinished: { collection: string; sqlite: string; mongodb: Record<string, unknown> }[]
  /** The fields that documents on MongoDB lose, by collection. SQLite loses their columns. */
  unset: Record<string, string[]>
}

/** A release whose former migrations a database has. */
export type MergedRelease = Release & { formerly: Formerly }

/** The releases that a folder of migrations lists, oldest first. The list has a folder of its own: Payload takes the last JSON file for the snapshot. */
export function releasesIn(folder: string): Release[] {
  const file = join(folder, 'releases/list.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : []
}

/**
 * The release that a database counts as which has exactly these migrations, from before they were merged; with the migrations of all
 * releases up to it.
 */
export function mergedRelease(folder: string, applied: readonly string[]): MergedRelease | undefined {
  const releases = releasesIn(folder)
  const at = releases.findIndex(({ formerly }) => formerly && isSame(formerly.names, applied))
  const { version = '', formerly } = releases[at] ?? {}
  return (
    formerly && { version, formerly, migrations: releases.slice(0, at + 1).flatMap(({ migrations }) => migrations) }
  )
}

const isSame = (names: readonly string[], others: readonly string[]) =>
  names.length === others.length && names.every((name) => others.includes(name))

/** A database that the former version must work through first. */
export function unfinished(database: string, collection: string): UnusableDatabase {
  return new UnusableDatabase(
    `${database} holds ${collection} that the former version has not finished. Start that one, let it run for two hours, and start this one then.`,
  )
}
