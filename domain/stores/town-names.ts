/** Towns with a Finnish and a Swedish name, which people search by either. */
const BILINGUAL: [finnish: string, swedish: string][] = [
  ['Espoo', 'Esbo'],
  ['Hamina', 'Fredrikshamn'],
  ['Hanko', 'Hangö'],
  ['Helsinki', 'Helsingfors'],
  ['Hyvinkää', 'Hyvinge'],
  ['Hämeenlinna', 'Tavastehus'],
  ['Inkoo', 'Ingå'],
  ['Järvenpää', 'Träskända'],
  ['Kaarina', 'S:t Karins'],
  ['Karjaa', 'Karis'],
  ['Kaskinen', 'Kaskö'],
  ['Kauniainen', 'Grankulla'],
  ['Kemiönsaari', 'Kimito'],
  ['Kerava', 'Kervo'],
  ['Kirkkonummi', 'Kyrkslätt'],
  ['Kokkola', 'Karleby'],
  ['Kristiinankaupunki', 'Kristinestad'],
  ['Kruunupyy', 'Kronoby'],
  ['Lahti', 'Lahtis'],
  ['Lappeenranta', 'Villmanstrand'],
  ['Lohja', 'Lojo'],
  ['Loviisa', 'Lovisa'],
  ['Luoto', 'Larsmo'],
  ['Maalahti', 'Malax'],
  ['Mikkeli', 'S:t Michel'],
  ['Mustasaari', 'Korsholm'],
  ['Naantali', 'Nådendal'],
  ['Närpiö', 'Närpes'],
  ['Oulu', 'Uleåborg'],
  ['Parainen', 'Pargas'],
  ['Pedersören kunta', 'Pedersöre'],
  ['Pietarsaari', 'Jakobstad'],
  ['Pori', 'Björneborg'],
  ['Porvoo', 'Borgå'],
  ['Raahe', 'Brahestad'],
  ['Raasepori', 'Raseborg'],
  ['Raisio', 'Reso'],
  ['Rauma', 'Raumo'],
  ['Savonlinna', 'Nyslott'],
  ['Sipoo', 'Sibbo'],
  ['Siuntio', 'Sjundeå'],
  ['Tammisaari', 'Ekenäs'],
  ['Tampere', 'Tammerfors'],
  ['Tornio', 'Torneå'],
  ['Turku', 'Åbo'],
  ['Tuusula', 'Tusby'],
  ['Uusikaarlepyy', 'Nykarleby'],
  ['Uusikaupunki', 'Nystad'],
  ['Vaasa', 'Vasa'],
  ['Vantaa', 'Vanda'],
  ['Vihti', 'Vichtis'],
  ['Vöyri', 'Vörå'],
]

/** What towns are called in everyday speech and writing. */
const SPOKEN: Readonly<Record<string, string>> = {
  Helsinki: 'hki hesa stadi',
  Hyvinkää: 'hyge',
  Hämeenlinna: 'hml',
  Joensuu: 'jns',
  Jyväskylä: 'jkl',
  Järvenpää: 'jpää',
  Kauniainen: 'grani',
  Kirkkonummi: 'kirkkis',
  Lappeenranta: 'lpr',
  Rovaniemi: 'rollo roi',
  Savonlinna: 'sln',
  Seinäjoki: 'sjk',
  Tampere: 'tre manse',
  Turku: 'tku',
}

/** What districts with a store are called in everyday speech. */
const SPOKEN_DISTRICTS: Readonly<Record<string, string>> = {
  Itäkeskus: 'itis',
  Lauttasaari: 'laru',
  Leppävaara: 'leppis',
  Myyrmäki: 'myrtsi',
  Tikkurila: 'tiksi',
}

/** What people call the districts in the name of a store. */
export function callNamesOfStore(name: string): string[] {
  return name.split(/\s+/).flatMap((word) => SPOKEN_DISTRICTS[word] ?? [])
}

/** The names of a town in both languages and what people call it, the given one first. */
export function callNamesOfTown(name: string): string[] {
  const names = namesOfTown(name)
  return [...names, ...names.flatMap((one) => SPOKEN[one]?.split(' ') ?? [])]
}

/** The names of a town in both languages, the given one first. */
export function namesOfTown(name: string): string[] {
  const pair = BILINGUAL.find((names) => names.includes(name))
  return [name, ...(pair ?? []).filter((other) => other !== name)]
}
