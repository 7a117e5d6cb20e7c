import home from '#locales/fi/home.json'

/** The headline of the home page, line by line, as it steps down. */
export function heroLines(): string[] {
  return home.hero.lines
}
