// TenureRender
