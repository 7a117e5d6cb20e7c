/**
 * Caches what was made of the last keys: a catalogue repeats its words, and so does a shopper. Bounded: half of them
 * are dropped when it is full. What is made must not be undefined.
 */
export function remembering<Value>(make: (key: string) => Value, most = 20_000): (key: string) => Value {
  let recent = new Map<string, Value>()
  let older = new Map<string, Value>()
  return (key) => {
    const known = recent.get(key) ?? older.get(key)
    if (known !== undefined) return known
    const value = make(key)
    if (recent.size >= most / 2) [older, recent] = [recent, new Map()]
    recent.set(key, value)
    return value
  }
}
