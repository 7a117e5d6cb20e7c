/** Families of colors by the code that seeds and filters use, each with its dot as `#rrggbb`. Two tones stand for more colors. */
export const colorFamilies: Record<string, string[]> = {
  black: ['#17181a'],
  brown: ['#6b4428'],
  gray: ['#84888c'],
  blue: ['#2d4f7c'],
  green: ['#3c5a41'],
  red: ['#9c2b32'],
  pink: ['#d9a3a8'],
  purple: ['#5d4673'],
  transparent: ['#eef1f0', '#d5dcda'],
  gold: ['#c2a05a'],
  silver: ['#c3c6c9'],
  white: ['#f6f4ef'],
  yellow: ['#e0b73c'],
  orange: ['#cf6a2c'],
  multi: ['#9c2b32', '#2d4f7c'],
}
