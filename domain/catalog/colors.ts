/** A family of colors as a filter names it, with a dot of it as `#rrggbb`. Two tones stand for more than one color. */
export interface ColorFamily {
  name: string
  swatch: string[]
}

/** Families by the name the seeds and the filter in the address use. */
export const colorFamilies: Record<string, ColorFamily> = {
  black: { name: 'Musta', swatch: ['#17181a'] },
  brown: { name: 'Ruskea', swatch: ['#6b4428'] },
  gray: { name: 'Harmaa', swatch: ['#84888c'] },
  blue: { name: 'Sininen', swatch: ['#2d4f7c'] },
  green: { name: 'Vihreä', swatch: ['#3c5a41'] },
  red: { name: 'Punainen', swatch: ['#9c2b32'] },
  pink: { name: 'Vaaleanpunainen', swatch: ['#d9a3a8'] },
  purple: { name: 'Violetti', swatch: ['#5d4673'] },
  transparent: { name: 'Läpikuultava', swatch: ['#eef1f0', '#d5dcda'] },
  gold: { name: 'Kulta', swatch: ['#c2a05a'] },
  silver: { name: 'Hopea', swatch: ['#c3c6c9'] },
  white: { name: 'Valkoinen', swatch: ['#f6f4ef'] },
  yellow: { name: 'Keltainen', swatch: ['#e0b73c'] },
  orange: { name: 'Oranssi', swatch: ['#cf6a2c'] },
  multi: { name: 'Monivärinen', swatch: ['#9c2b32', '#2d4f7c'] },
}
