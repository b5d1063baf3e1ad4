/** The first script, and a short one: what the page will need is asked for before the page itself has come. */
import './styles/base.css';
import { preload } from './store/preload';

preload(location);
void import('./start');
