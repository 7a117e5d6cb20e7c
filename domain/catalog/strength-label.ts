/** The power of ready-made reading glasses as their tag has it, such as `+1,50`; diopters. */
export function strengthLabel(diopters: number): string {
  return `+${diopters.toFixed(2).replace('.', ',')}`
}
