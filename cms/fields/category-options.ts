/** The categories of goods, as a choice. */
export const categoryOptions = [
  { value: 'frames', label: 'Silmälasikehykset' },
  { value: 'sunglasses', label: 'Aurinkolasit' },
  { value: 'sports_glasses', label: 'Urheilulasit' },
  { value: 'reading_glasses', label: 'Lukulasit' },
  { value: 'smart_glasses', label: 'Älylasit' },
  { value: 'contact_lenses', label: 'Piilolinssit' },
  { value: 'glasses_accessories', label: 'Silmälasitarvikkeet' },
  { value: 'sports_accessories', label: 'Urheilulasitarvikkeet' },
  { value: 'lens_accessories', label: 'Piilolinssitarvikkeet' },
]
