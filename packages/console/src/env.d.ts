/** What Vite adds to modules of the page: styles and assets as imports. */
/// <reference types="vite/client" />
