type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array

/** The same numbers in an array that holds at least `length`, an eighth more so that growing is rare. */
export function grown<T extends Numbers>(numbers: T, length: number): T {
  const larger = new (numbers.constructor as new (length: number) => T)(Math.ceil(length * 1.125) + 64)
  larger.set(numbers)
  return larger
}

/** The array itself where it holds `length`. */
export function growTo<T extends Numbers>(numbers: T, length: number): T {
  return numbers.length >= length ? numbers : grown(numbers, length)
}
