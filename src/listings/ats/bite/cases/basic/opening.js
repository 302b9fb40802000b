var x="9d6d3e33a4d7cc7c319d0ccb38cf695f6c3c4172",y=z.createClient({key:x});
