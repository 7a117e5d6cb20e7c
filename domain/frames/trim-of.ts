/** The metal that goes with a frame of our own brands, by the code of its color: silver beside silver and smoke, else gold. */
export function trimOf(color: string): string {
  return /hopea|savu/.test(color) ? '#c9cacc' : '#d2ac63'
}
