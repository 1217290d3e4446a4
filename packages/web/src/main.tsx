/** Where the page begins. */
// Before all others, which build on it.
import './design/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { dress } from './app/appearance.ts';
import { prepareOffline } from './app/offline.ts';
import { settingsNow } from './settings/settings.ts';

// Before anything is drawn: no flash of another theme.
dress(settingsNow());

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
prepareOffline();
