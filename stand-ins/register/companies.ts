interface Invented {
  id: string
  name: string
  street: [name: string, number: string]
  post: [code: string, fi: string, sv: string]
  /** ISO day on which it ceased. */
  ceased?: string
}

const invented: Invented[] = [
  {
    id: '3000101-2',
    name: 'Pohjolan Konepaja Oy',
    street: ['Pajakatu', '4'],
    post: ['33100', 'TAMPERE', 'TAMMERFORS'],
  },
  {
    id: '3000102-0',
    name: 'Kuusikon Tilitoimisto Oy',
    street: ['Kauppakatu', '12'],
    post: ['90100', 'OULU', 'ULEÅBORG'],
  },
  {
    id: '3000105-5',
    name: 'Aallonmurtajan Telakka Oyj',
    street: ['Telakanranta', '1'],
    post: ['20100', 'TURKU', 'ÅBO'],
  },
  {
    id: '3000110-0',
    name: 'Rannikon Laboratorio Oy',
    street: ['Hiekkatie', '8'],
    post: ['00100', 'HELSINKI', 'HELSINGFORS'],
  },
  {
    id: '3000120-7',
    name: 'Entinen Höyläämö Oy',
    street: ['Sahatie', '2'],
    post: ['70100', 'KUOPIO', 'KUOPIO'],
    ceased: '2024-05-31',
  },
]

/** The companies that the register knows, as the API tells them: a former name and a postal address beside what holds. */
export const companies = invented.map(({ id, name, street: [street, buildingNumber], post, ceased }) => {
  const [postCode, finnish, swedish] = post
  const registrationDate = '2019-03-01'
  const postOffices = [
    { city: finnish, languageCode: '1', municipalityCode: null },
    { city: swedish, languageCode: '2', municipalityCode: null },
  ]
  const where = { postCode, postOffices, country: null, co: null, registrationDate, source: '0' }
  return {
    businessId: { value: id, registrationDate, source: '3' },
    names: [
      { name, type: '1', registrationDate, endDate: null, version: 1, source: '1' },
      { name: `${name.split(' ')[0]} Perustettava`, type: '1', registrationDate, endDate: '2019-04-01', version: 2 },
    ],
    companyForms: [{ type: name.endsWith('Oyj') ? '17' : '16', registrationDate, version: 1, source: '1' }],
    companySituations: [],
    addresses: [
      { ...where, type: 2, street: null, buildingNumber: null, postOfficeBox: '12' },
      { ...where, type: 1, street, buildingNumber, entrance: null, apartmentNumber: null },
    ],
    tradeRegisterStatus: ceased ? '4' : '1',
    status: '2',
    registrationDate,
    ...(ceased && { endDate: ceased }),
    lastModified: '2026-01-15T06:00:00',
  }
})
