import { existsSync, readdirSync } from 'node:fs'

/** The names of the migrations in a folder, oldest first. Both engines record them, so both know a database of another version. */
export function migrationNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))
  return files.map((file) => file.replace(/\.ts$/, '')).toSorted()
}
