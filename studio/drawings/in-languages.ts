import type { OtherLanguage } from '#contracts/seed-fields.ts'

/** What drawings say, in the other languages: each as short as its place, which the Finnish word was given. */
const said: Record<string, Record<OtherLanguage, string>> = {
  sarveiskalvo: { sv: 'hornhinna', en: 'cornea' },
  värikalvo: { sv: 'iris', en: 'iris' },
  mustuainen: { sv: 'pupill', en: 'pupil' },
  mykiö: { sv: 'lins', en: 'lens' },
  lasiainen: { sv: 'glaskropp', en: 'vitreous body' },
  verkkokalvo: { sv: 'näthinna', en: 'retina' },
  'tarkan näön': { sv: 'område för', en: 'area of' },
  alue: { sv: 'skarp syn', en: 'sharp sight' },
  näköhermo: { sv: 'synnerv', en: 'optic nerve' },
  Taittovirheetön: { sv: 'Utan brytningsfel', en: 'No refractive error' },
  Likinäköinen: { sv: 'Närsynt', en: 'Short-sighted' },
  Kaukonäköinen: { sv: 'Översynt', en: 'Long-sighted' },
  'Ilman lasia': { sv: 'Utan glas', en: 'Without a lens' },
  Miinuslinssillä: { sv: 'Med minusglas', en: 'With a minus lens' },
  'ikä, vuotta': { sv: 'ålder, år', en: 'age, years' },
  'cm silmästä': { sv: 'cm från ögat', en: 'cm from the eye' },
  'tavallinen lukuetäisyys 40 cm': { sv: 'vanligt läsavstånd 40 cm', en: 'usual reading distance 40 cm' },
  '45 v.': { sv: '45 år', en: 'age 45' },
  vaivatta: { sv: 'utan besvär', en: 'with ease' },
  'juuri ja juuri': { sv: 'nätt och jämnt', en: 'only just' },
  yläreuna: { sv: 'övre', en: 'top edge' },
  silmien: { sv: 'kanten i', en: 'at eye' },
  tasolla: { sv: 'ögonhöjd', en: 'level' },
  rasva: { sv: 'fett', en: 'oil' },
  vesi: { sv: 'vatten', en: 'water' },
  lima: { sv: 'slem', en: 'mucus' },
  haihtuu: { sv: 'avdunstar', en: 'evaporates' },
  'äänen korkeus, Hz': { sv: 'tonhöjd, Hz', en: 'pitch, Hz' },
  matala: { sv: 'låg', en: 'low' },
  'ei kuulu': { sv: 'hörs inte', en: 'not heard' },
  kuuluu: { sv: 'hörs', en: 'heard' },
}

/** A drawing once more in each other language, under its name with the language; none where it says nothing. */
export function inLanguages<Drawn extends { name: string; body: string }>(drawing: Drawn): Drawn[] {
  const languages: OtherLanguage[] = ['sv', 'en']
  return languages.flatMap((language) => {
    const body = drawing.body.replace(
      />([^<>]+)<\/text>/g,
      (_, text: string) => `>${said[text]?.[language] ?? text}</text>`,
    )
    return body === drawing.body ? [] : [{ ...drawing, name: `${drawing.name}-${language}`, body }]
  })
}
