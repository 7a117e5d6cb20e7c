import { readFileSync } from 'node:fs'

/** What a JSON file holds; nothing where it is missing or cut off. */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch {
    return undefined
  }
}
