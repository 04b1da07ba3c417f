/** Declares Vite's module types: styles and assets as imports. */
/// <reference types="vite/client" />
