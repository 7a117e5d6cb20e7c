import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** So many customers the chain may have. */
const CUSTOMERS = 100_000

/** Parts of Finnish names: some letters begin many of them, some begin none. */
const STEMS = [
  'Virta',
  'Mäki',
  'Koski',
  'Laakso',
  'Niemi',
  'Järvi',
  'Lehto',
  'Salo',
  'Ranta',
  'Kallio',
  'Ojala',
  'Aalto',
]
const ENDS = ['nen', 'la', '', 'inen', 'salo', 'nkoski', 'mäki', 'ranta', 'lainen']
const FIRST = ['Aino', 'Eino', 'Helmi', 'Väinö', 'Sofia', 'Leo', 'Olivia', 'Elias', 'Lilja', 'Oliver', 'Eevi', 'Onni']

/** Words of three letters that staff type: of many, of some, of one and of nobody, a number, a phone and two words. */
export const typedWords = ['vir', 'mäk', 'kos', 'ain', 'äij', 'xyz', 'a12', '+35', '040', 'vir ain']

/** Writes them into the file of a shop on SQLite: an import is no part of what is measured. */
export function fillWithCustomers(folder: string, count = CUSTOMERS): void {
  const database = new DatabaseSync(join(folder, 'shop.db'), { timeout: 30_000 })
  const insert = database.prepare(
    `INSERT INTO customers (number, first_name, last_name, email, phone, town, language, marketing, shopper, searched_first_name, searched_last_name)
     VALUES (?, ?, ?, ?, ?, 'Turku', 'fi', '[]', ?, ?, ?)`,
  )
  database.exec('BEGIN')
  for (let place = 0; place < count; place += 1) {
    const first = FIRST[place % FIRST.length] ?? ''
    const last = `${STEMS[Math.floor(place / 7) % STEMS.length]}${ENDS[Math.floor(place / 3) % ENDS.length]}`
    const number = `A${String(20_000_000 + place * 313).slice(0, 8)}`
    const phone = `+35840${String(1_000_000 + place)}`
    const email = `${first}.${last}.${place}@example.com`.toLowerCase()
    insert.run(number, first, last, email, phone, `bench ${place}`, first.toLowerCase(), last.toLowerCase())
  }
  database.exec('COMMIT')
  database.close()
}
