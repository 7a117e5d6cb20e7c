import { createRoot } from 'react-dom/client'
import { Ketjulenkki } from './Ketjulenkki.tsx'

const place = document.querySelector('#ketjulenkki')
if (place) createRoot(place).render(<Ketjulenkki />)
