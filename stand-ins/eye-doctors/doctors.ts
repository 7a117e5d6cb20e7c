/** An eye doctor who receives at one clinic. */
export interface Doctor {
  id: string
  name: string
  title: string
  town: string
  clinic: { name: string; street: string; postalCode: string }
  /** Days of the week on which the doctor receives: 1 is Monday. */
  weekdays: number[]
  /** Wall hours between which the doctor receives. */
  hours: [from: number, to: number]
  minutes: number
  /** In cents, without value-added tax. */
  price: number
}

const EYE_SPECIALIST = 'silmätautien erikoislääkäri'
const clinics = {
  helsinki: { name: 'Keskustan lääkäriasema', street: 'Esimerkkikatu 4', postalCode: '00100' },
  espoo: { name: 'Tapiolan lääkäriasema', street: 'Esimerkkipolku 2', postalCode: '02100' },
  tampere: { name: 'Kosken lääkäriasema', street: 'Esimerkkikuja 11', postalCode: '33100' },
  turku: { name: 'Jokirannan lääkäriasema', street: 'Esimerkkiranta 7', postalCode: '20100' },
  oulu: { name: 'Torin lääkäriasema', street: 'Esimerkkitori 1', postalCode: '90100' },
  jyvaskyla: { name: 'Harjun lääkäriasema', street: 'Esimerkkirinne 3', postalCode: '40100' },
  kuopio: { name: 'Sataman lääkäriasema', street: 'Esimerkkilaituri 5', postalCode: '70100' },
  rovaniemi: { name: 'Napapiirin lääkäriasema', street: 'Esimerkkitie 66', postalCode: '96100' },
}

/** Invented doctors in invented clinics of real towns. */
export const doctors: Doctor[] = [
  doctor('lehtovaara', 'Outi Lehtovaara', 'Helsinki', clinics.helsinki, [1, 2, 4], [8, 15], 16_900),
  doctor('stenroos', 'Magnus Stenroos', 'Helsinki', clinics.helsinki, [3, 5], [10, 17], 18_400),
  doctor('kallas', 'Marja Kallas', 'Espoo', clinics.espoo, [1, 3], [9, 16], 16_900),
  doctor('ylitalo', 'Jari Ylitalo', 'Tampere', clinics.tampere, [1, 2, 5], [8, 15], 15_900),
  doctor('pulkkanen', 'Tuulia Pulkkanen', 'Tampere', clinics.tampere, [3, 4], [11, 18], 15_900),
  doctor('grahn', 'Susanna Grahn', 'Turku', clinics.turku, [2, 4], [9, 16], 16_400),
  doctor('kemila', 'Antero Kemilä', 'Oulu', clinics.oulu, [1, 4], [8, 14], 15_400),
  doctor('raitala', 'Noora Raitala', 'Jyväskylä', clinics.jyvaskyla, [2, 5], [9, 15], 15_400),
  doctor('savela', 'Heikki Savela', 'Kuopio', clinics.kuopio, [3], [9, 16], 15_400),
  doctor('aikio', 'Inka Aikio', 'Rovaniemi', clinics.rovaniemi, [2], [10, 15], 14_900),
]

function doctor(
  id: string,
  name: string,
  town: string,
  clinic: Doctor['clinic'],
  weekdays: number[],
  hours: Doctor['hours'],
  price: number,
): Doctor {
  return { id, name, title: EYE_SPECIALIST, town, clinic, weekdays, hours, minutes: 30, price }
}
