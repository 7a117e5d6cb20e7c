import type { DefaultTranslationsObject } from '@payloadcms/translations'

export const dashboard: DefaultTranslationsObject['dashboard'] = {
  addButton: 'Lisää +',
  addWidget: 'Lisää pienoisnäkymä',
  deleteWidget: 'Poista pienoisnäkymä {{id}}',
  discardConfirmLabel: 'Hylkää',
  discardMessage: 'Työpöydän asettelussa on tallentamattomia muutoksia. Hylätäänkö ne?',
  discardTitle: 'Hylätäänkö muutokset?',
  editDashboard: 'Muokkaa työpöytää',
  editingDashboard: 'Muokkaat työpöytää',
  noItems: 'Työpöydällä ei ole pienoisnäkymiä. Voit lisätä niitä yläpalkin Työpöytä-valikosta.',
  resetLayout: 'Palauta asettelu',
  searchWidgets: 'Hae pienoisnäkymiä…',
}
